import { Icon, type IconProps } from './Icon';

export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4v12" />
      <path d="M5 11l5 5 5-5" />
    </Icon>
  );
}

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16 10H4" />
      <path d="M9 5l-5 5 5 5" />
    </Icon>
  );
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10h12" />
      <path d="M11 5l5 5-5 5" />
    </Icon>
  );
}

export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 16V4" />
      <path d="M5 9l5-5 5 5" />
    </Icon>
  );
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 8a4.5 4.5 0 0 1 9 0c0 4 1.5 5.5 1.5 5.5H4S5.5 12 5.5 8z" />
      <path d="M8.3 16.5a2 2 0 0 0 3.4 0" />
    </Icon>
  );
}

export function BuildingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 17V4.5L11.5 3v14" />
      <path d="M11.5 7.5L16 9v8" />
      <path d="M2.5 17h15" />
      <path d="M7 7.5h1.5M7 10.5h1.5M7 13.5h1.5" />
    </Icon>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5h13v11.5h-13z" />
      <path d="M3.5 8.5h13" />
      <path d="M7 3v3.5M13 3v3.5" />
    </Icon>
  );
}

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 16.5h13" />
      <path d="M6 13.5V10M10 13.5V4.5M14 13.5V7.5" />
    </Icon>
  );
}

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.5h13v9.5H9l-3.5 3V14h-2z" />
      <path d="M7 8h6M7 10.8h4" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 10.5l3.7 3.7 7.3-8.2" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 8l4.5 4.5L14.5 8" />
    </Icon>
  );
}

export function ChevronLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5.5L7.5 10l4.5 4.5" />
    </Icon>
  );
}

export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5l4.5 4.5L8 14.5" />
    </Icon>
  );
}

export function ChevronUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 12L10 7.5l4.5 4.5" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z" />
      <path d="M10 6.5V10l2.5 1.8" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 5l10 10" />
      <path d="M15 5L5 15" />
    </Icon>
  );
}

export function ColumnsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.5h13v11h-13z" />
      <path d="M8 4.5v11M12.3 4.5v11" />
    </Icon>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 7.5h9v9h-9z" />
      <path d="M4.5 12.5h-1v-9h9v1" />
    </Icon>
  );
}

export function DesktopIcon(props: IconProps) {
  return (
    <Icon weight={1.6} {...props}>
      <rect x="2" y="3.2" width="16" height="10.6" rx="1.8" />
      <path d="M7 17h6M10 13.8V17" />
    </Icon>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3.5v9" />
      <path d="M6 9l4 4 4-4" />
      <path d="M3.5 16.5h13" />
    </Icon>
  );
}

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 16l.8-3.4L13.2 4.2l2.6 2.6-8.4 8.4z" />
      <path d="M11.5 5.9l2.6 2.6" />
    </Icon>
  );
}

export function ErrorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.1 3h5.8L17 7.1v5.8L12.9 17H7.1L3 12.9V7.1z" />
      <path d="M10 6.5v4" />
      <path d="M10 13.4h.01" />
    </Icon>
  );
}

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 4.5H4v11.5h11.5V12" />
      <path d="M11.5 4H16v4.5" />
      <path d="M16 4l-6.5 6.5" />
    </Icon>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 10S5 4.8 10 4.8 17.5 10 17.5 10 15 15.2 10 15.2 2.5 10 2.5 10z" />
      <path d="M10 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z" />
    </Icon>
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.2 6.1C3.7 7.5 2.5 10 2.5 10S5 15.2 10 15.2c1.5 0 2.8-.5 3.8-1.1" />
      <path d="M9 4.9c.3 0 .7-.1 1-.1 5 0 7.5 5.2 7.5 5.2s-.5 1.1-1.6 2.3" />
      <path d="M3.5 3.5l13 13" />
    </Icon>
  );
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5h13" />
      <path d="M6 10h8" />
      <path d="M8.5 15h3" />
    </Icon>
  );
}

export function FormIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 3h11v14h-11z" />
      <path d="M7.5 6.5h5M7.5 9.5h5" />
      <path d="M7.5 13h2.5v1.5H7.5z" />
    </Icon>
  );
}

export function FrameIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 2.5v15M14 2.5v15" />
      <path d="M2.5 6h15M2.5 14h15" />
    </Icon>
  );
}

export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z" />
      <path d="M3 10h14" />
      <path d="M10 3c-4.5 4.5-4.5 9.5 0 14 4.5-4.5 4.5-9.5 0-14z" />
    </Icon>
  );
}

export function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z" />
      <path d="M7.9 8a2.1 2.1 0 1 1 3.3 1.8c-.8.5-1.2.9-1.2 1.7" />
      <path d="M10 13.8h.01" />
    </Icon>
  );
}

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 9L10 3.5 16.5 9v7.5h-13z" />
      <path d="M8 16.5V12h4v4.5" />
    </Icon>
  );
}

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.5h13v11h-13z" />
      <path d="M3.5 13l3.5-3.5 3 3 2.5-2.5 4 4" />
      <path d="M12.5 7.5h.01" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z" />
      <path d="M10 9.5V13.5" />
      <path d="M10 6.7h.01" />
    </Icon>
  );
}

export function InstallIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 2.5h9v15h-9z" />
      <path d="M10 6v5.5" />
      <path d="M7.5 9l2.5 2.5L12.5 9" />
      <path d="M8.5 14.5h3" />
    </Icon>
  );
}

export function KeyboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h12a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 16 15H4a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 4 5z" />
      <path d="M5.7 8.2h.01M8.6 8.2h.01M11.5 8.2h.01M14.4 8.2h.01M7 11.8h6" />
    </Icon>
  );
}

export function LinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 11.5a3 3 0 0 0 4.3 0l2.5-2.5a3 3 0 0 0-4.3-4.3l-1 1" />
      <path d="M11.5 8.5a3 3 0 0 0-4.3 0L4.7 11a3 3 0 0 0 4.3 4.3l1-1" />
    </Icon>
  );
}

export function LogoutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11.5 3.5H4v13h7.5" />
      <path d="M8.5 10H17" />
      <path d="M14 7l3 3-3 3" />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 4.5h14v11H3z" />
      <path d="M3 5.5l7 5.5 7-5.5" />
    </Icon>
  );
}

export function MapPinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 17.5s5.5-4.8 5.5-9a5.5 5.5 0 0 0-11 0c0 4.2 5.5 9 5.5 9z" />
      <path d="M10 6.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5.5h13" />
      <path d="M3.5 10h13" />
      <path d="M3.5 14.5h13" />
    </Icon>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 10h11" />
    </Icon>
  );
}

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.5 11.5A7 7 0 0 1 8.5 3.5a7 7 0 1 0 8 8z" />
    </Icon>
  );
}

export function MoreIcon(props: IconProps) {
  return (
    <Icon weight={2.2} {...props}>
      <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" />
    </Icon>
  );
}

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 4.5v11" />
      <path d="M13 4.5v11" />
    </Icon>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 2.5h8v15H6z" />
      <path d="M9 14.8h2" />
    </Icon>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 4l9 6-9 6z" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4.5v11" />
      <path d="M4.5 10h11" />
    </Icon>
  );
}

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 7.5V3h8v4.5" />
      <path d="M6 14H3.5V7.5h13V14H14" />
      <path d="M6 11.5h8v5.5H6z" />
    </Icon>
  );
}

export function QrIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5h5v5h-5z" />
      <path d="M11.5 3.5h5v5h-5z" />
      <path d="M3.5 11.5h5v5h-5z" />
      <path d="M11.5 11.5h2v2h-2zM16.5 11.5v.01M11.5 16.5v.01M15 15h1.5v1.5H15z" />
      <path d="M6 6h.01M14 6h.01M6 14h.01" />
    </Icon>
  );
}

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16 10a6 6 0 1 1-1.9-4.4" />
      <path d="M16.2 3v3.2H13" />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z" />
      <path d="M13 13l4 4" />
    </Icon>
  );
}

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17 3L3 8.8l5.4 2.8L11.2 17z" />
      <path d="M17 3l-8.6 8.6" />
    </Icon>
  );
}

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6h5M13 6h3.5" />
      <path d="M10.7 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />
      <path d="M3.5 14H6M10.5 14h6" />
      <path d="M8.2 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />
    </Icon>
  );
}

export function SidebarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 4.5h14v11H3z" />
      <path d="M8 4.5v11" />
    </Icon>
  );
}

export function SortIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 4.5v11" />
      <path d="M3.5 12.5l3 3 3-3" />
      <path d="M13.5 15.5v-11" />
      <path d="M10.5 7.5l3-3 3 3" />
    </Icon>
  );
}

export function SparkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 2.5l1.8 5.7 5.7 1.8-5.7 1.8L10 17.5l-1.8-5.7L2.5 10l5.7-1.8z" />
    </Icon>
  );
}

export function SplitIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 10h3.5l4-5h5.5" />
      <path d="M7 10l4 5h5.5" />
      <path d="M14 2.5l2.5 2.5-2.5 2.5M14 12.5l2.5 2.5-2.5 2.5" />
    </Icon>
  );
}

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 2.8l2.2 4.7 5.1.6-3.8 3.5 1 5.1L10 14.2l-4.5 2.5 1-5.1L2.7 8.1l5.1-.6z" />
    </Icon>
  );
}

export function StarFilledIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M10 2.8l2.2 4.7 5.1.6-3.8 3.5 1 5.1L10 14.2l-4.5 2.5 1-5.1L2.7 8.1l5.1-.6z"
        fill="currentColor"
      />
    </Icon>
  );
}

export function SuccessIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z" />
      <path d="M6.8 10.3l2.3 2.3 4.2-5" />
    </Icon>
  );
}

export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z" />
      <path d="M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1" />
    </Icon>
  );
}

export function TableIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="13" height="11" rx="1.5" />
      <path d="M3.5 8.5h13M3.5 12h13M8.5 8.5v7" />
    </Icon>
  );
}

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5h6.5l6.5 6.5-6.5 6.5L3.5 10z" />
      <path d="M7 7h.01" />
    </Icon>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5.5h13" />
      <path d="M7.5 5.5V3.5h5v2" />
      <path d="M5 5.5l.8 11h8.4l.8-11" />
      <path d="M8.3 8.8v4.5M11.7 8.8v4.5" />
    </Icon>
  );
}

export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8h7.5a4.3 4.3 0 0 1 0 8.5H8" />
      <path d="M7.5 4.5L4 8l3.5 3.5" />
    </Icon>
  );
}

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 13V4" />
      <path d="M6 7.5l4-4 4 4" />
      <path d="M3.5 16.5h13" />
    </Icon>
  );
}

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3.5a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z" />
      <path d="M3.5 17c.6-3.3 3.2-4.7 6.5-4.7s5.9 1.4 6.5 4.7" />
    </Icon>
  );
}

export function WandIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 16.5l8.5-8.5" />
      <path d="M14 3v3M12.5 4.5h3M16 9v2M15 10h2M8 3.5v2M7 4.5h2" />
    </Icon>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3.2l7.3 13.3H2.7z" />
      <path d="M10 8v4" />
      <path d="M10 14.3h.01" />
    </Icon>
  );
}
