import { __iconNode as AlertCircle } from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { __iconNode as ArrowRight } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { __iconNode as ArrowUpRight } from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { __iconNode as BrandDiscord } from '@tabler/icons-react/dist/esm/icons/IconBrandDiscord.mjs';
import { __iconNode as BrandGithub } from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import { __iconNode as BrandLinkedin } from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import { __iconNode as BrandTelegram } from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import { __iconNode as Check } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { __iconNode as ChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { __iconNode as CircleCheck } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { __iconNode as Contrast } from '@tabler/icons-react/dist/esm/icons/IconContrast.mjs';
import { __iconNode as Copy } from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { __iconNode as InfoCircle } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { __iconNode as Menu2 } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { __iconNode as MessageCircle } from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { __iconNode as Minus } from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { __iconNode as Moon } from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import { __iconNode as PlayerPause } from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import { __iconNode as PlayerPlay } from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { __iconNode as Plus } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { __iconNode as Send } from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { __iconNode as Sun } from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { __iconNode as Trash } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { __iconNode as X } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { IconDrawing } from './IconDrawing';

/** Drawings of the user interface, bundled with the components; content icons are registered separately. */
export const interfaceDrawings = {
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
} as const satisfies Record<string, IconDrawing>;

export type InterfaceIconName = keyof typeof interfaceDrawings;
