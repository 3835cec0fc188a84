import AlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import Api from '@tabler/icons-react/dist/esm/icons/IconApi.mjs';
import AppWindow from '@tabler/icons-react/dist/esm/icons/IconAppWindow.mjs';
import Blocks from '@tabler/icons-react/dist/esm/icons/IconBlocks.mjs';
import Bolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import Briefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import Bug from '@tabler/icons-react/dist/esm/icons/IconBug.mjs';
import Building from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import BuildingFactory2 from '@tabler/icons-react/dist/esm/icons/IconBuildingFactory2.mjs';
import BuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import Certificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import ChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import ChartDots3 from '@tabler/icons-react/dist/esm/icons/IconChartDots3.mjs';
import Checkbox from '@tabler/icons-react/dist/esm/icons/IconCheckbox.mjs';
import Clock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import Cloud from '@tabler/icons-react/dist/esm/icons/IconCloud.mjs';
import Code from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import Coins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import Contract from '@tabler/icons-react/dist/esm/icons/IconContract.mjs';
import Cpu from '@tabler/icons-react/dist/esm/icons/IconCpu.mjs';
import Database from '@tabler/icons-react/dist/esm/icons/IconDatabase.mjs';
import DeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs';
import DeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import Eye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import FileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import Fingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import Gauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs';
import GitBranch from '@tabler/icons-react/dist/esm/icons/IconGitBranch.mjs';
import HeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import Heartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs';
import Key from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import Lifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import ListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import Lock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import Map2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import MessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import Network from '@tabler/icons-react/dist/esm/icons/IconNetwork.mjs';
import Plug from '@tabler/icons-react/dist/esm/icons/IconPlug.mjs';
import Refresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import ReportSearch from '@tabler/icons-react/dist/esm/icons/IconReportSearch.mjs';
import Route from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import Scale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import School from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import Search from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import Server2 from '@tabler/icons-react/dist/esm/icons/IconServer2.mjs';
import Shield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs';
import Stack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import Target from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs';
import Tools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import Truck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import Users from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import Wallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import World from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { IconComponent } from './IconComponent';
import type { IconName } from './IconName';

/** The drawing of each icon of the content; a name without one fails to compile. */
export const pictures = {
  alert: AlertTriangle,
  api: Api,
  audit: ReportSearch,
  blocks: Blocks,
  bolt: Bolt,
  briefcase: Briefcase,
  bug: Bug,
  building: Building,
  certificate: Certificate,
  chart: ChartBar,
  chat: MessageCircle,
  checklist: ListCheck,
  clock: Clock,
  cloud: Cloud,
  code: Code,
  coin: Coins,
  contract: Contract,
  cpu: Cpu,
  database: Database,
  device: DeviceMobile,
  document: FileText,
  eye: Eye,
  factory: BuildingFactory2,
  fingerprint: Fingerprint,
  game: DeviceGamepad2,
  gauge: Gauge,
  globe: World,
  graph: ChartDots3,
  handshake: HeartHandshake,
  health: Heartbeat,
  key: Key,
  layers: Stack2,
  lifebuoy: Lifebuoy,
  lock: Lock,
  map: Map2,
  network: Network,
  people: Users,
  pipeline: GitBranch,
  plug: Plug,
  refresh: Refresh,
  route: Route,
  scale: Scale,
  search: Search,
  server: Server2,
  shield: Shield,
  store: BuildingStore,
  target: Target,
  tools: Tools,
  training: School,
  truck: Truck,
  vote: Checkbox,
  wallet: Wallet,
  web: AppWindow,
} as const satisfies Record<IconName, IconComponent>;
