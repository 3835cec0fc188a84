import AlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import ArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import ArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import BrandDiscord from '@tabler/icons-react/dist/esm/icons/IconBrandDiscord.mjs';
import BrandGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import BrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import BrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import Check from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import ChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import CircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import Contrast from '@tabler/icons-react/dist/esm/icons/IconContrast.mjs';
import Copy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import InfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import Menu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import MessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import Minus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import Moon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import PlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import PlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import Plus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import Send from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import Sun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import Trash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import X from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { IconComponent } from './IconComponent';

/** The drawings of the interface itself, apart from the content's, so that a part that needs an arrow loads an arrow. */
export const interfacePictures = {
  menu: Menu2,
  close: X,
  chevron: ChevronDown,
  arrow: ArrowRight,
  plus: Plus,
  minus: Minus,
  contrast: Contrast,
  sun: Sun,
  moon: Moon,
  external: ArrowUpRight,
  github: BrandGithub,
  telegram: BrandTelegram,
  discord: BrandDiscord,
  linkedin: BrandLinkedin,
  pause: PlayerPause,
  play: PlayerPlay,
  chat: MessageCircle,
  check: Check,
  copy: Copy,
  send: Send,
  trash: Trash,
  info: InfoCircle,
  success: CircleCheck,
  danger: AlertCircle,
} as const satisfies Record<string, IconComponent>;

export type InterfaceIconName = keyof typeof interfacePictures;
