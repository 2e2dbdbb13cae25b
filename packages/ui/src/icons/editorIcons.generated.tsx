import { Icon, type IconProps } from './Icon';

export function AlignBottomIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 16.5h14" />
      <path d="M5.5 3.5v10h3v-10z" />
      <path d="M11.5 7.5v6h3v-6z" />
    </Icon>
  );
}

export function AlignCenterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3v2.5M10 8.5v3M10 14.5V17" />
      <path d="M4.5 5.5h11v3h-11z" />
      <path d="M7 11.5h6v3H7z" />
    </Icon>
  );
}

export function AlignLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3v14" />
      <path d="M6.5 5.5h10v3h-10z" />
      <path d="M6.5 11.5h6v3h-6z" />
    </Icon>
  );
}

export function AlignMiddleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 10h2.5M8.5 10h3M14.5 10H17" />
      <path d="M5.5 4.5v11h3v-11z" />
      <path d="M11.5 7v6h3V7z" />
    </Icon>
  );
}

export function AlignRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.5 3v14" />
      <path d="M3.5 5.5h10v3h-10z" />
      <path d="M7.5 11.5h6v3h-6z" />
    </Icon>
  );
}

export function AlignTopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3.5h14" />
      <path d="M5.5 6.5v10h3v-10z" />
      <path d="M11.5 6.5v6h3v-6z" />
    </Icon>
  );
}

export function DistributeAcrossIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3v14M16.5 3v14" />
      <path d="M8 6h4v8H8z" />
    </Icon>
  );
}

export function DistributeDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3.5h14M3 16.5h14" />
      <path d="M6 8v4h8V8z" />
    </Icon>
  );
}

export function DragIcon(props: IconProps) {
  return (
    <Icon weight={2.2} {...props}>
      <path d="M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01" />
    </Icon>
  );
}

export function FitIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 7V3.5H7M13 3.5h3.5V7M16.5 13v3.5H13M7 16.5H3.5V13" />
      <path d="M7 7h6v6H7z" />
    </Icon>
  );
}

export function GridIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5h13v13h-13z" />
      <path d="M3.5 7.8h13M3.5 12.2h13M7.8 3.5v13M12.2 3.5v13" />
    </Icon>
  );
}

export function GroupIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6V3.5H6M14 3.5h2.5V6M16.5 14v2.5H14M6 16.5H3.5V14" />
      <path d="M6 6h5v5H6z" />
      <path d="M11 9h3v5H9v-3" />
    </Icon>
  );
}

export function LineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 16.5l13-13" />
    </Icon>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 9h11v8h-11z" />
      <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
      <path d="M10 12v2" />
    </Icon>
  );
}

export function MagnetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 3.5h4v6.5a2 2 0 0 0 4 0V3.5h4V10a6 6 0 0 1-12 0z" />
      <path d="M4 7h4M12 7h4" />
    </Icon>
  );
}

export function RedoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16 8H8.5a4.3 4.3 0 0 0 0 8.5H12" />
      <path d="M12.5 4.5L16 8l-3.5 3.5" />
    </Icon>
  );
}

export function SeveralIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5h4M10.5 3.5h3v3M3.5 3.5v4M3.5 10.5v3h3" />
      <path d="M9 9l7.5 3-3.2 1.3L12 16.5z" />
    </Icon>
  );
}

export function ShapeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8.5h8v8h-8z" />
      <path d="M8.3 5.9A4.5 4.5 0 1 1 14 11.6" />
    </Icon>
  );
}

export function TabletIcon(props: IconProps) {
  return (
    <Icon weight={1.6} {...props}>
      <rect x="3.6" y="2.2" width="12.8" height="15.6" rx="2" />
      <path d="M9 15h2" />
    </Icon>
  );
}

export function TextIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6V4h12v2" />
      <path d="M10 4v12" />
      <path d="M7.5 16h5" />
    </Icon>
  );
}

export function TextCenterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.5h13M6 8.2h8M4.5 11.8h11M7 15.5h6" />
    </Icon>
  );
}

export function TextEndIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.5h13M8.5 8.2h8M5.5 11.8h11M10.5 15.5h6" />
    </Icon>
  );
}

export function TextStartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.5h13M3.5 8.2h8M3.5 11.8h11M3.5 15.5h6" />
    </Icon>
  );
}

export function ToBackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3h14" />
      <path d="M10 6.5v10" />
      <path d="M6 12.5l4 4 4-4" />
    </Icon>
  );
}

export function ToFrontIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 17h14" />
      <path d="M10 13.5V3.5" />
      <path d="M6 7.5l4-4 4 4" />
    </Icon>
  );
}

export function UngroupIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5h6v6h-6z" />
      <path d="M10.5 10.5h6v6h-6z" />
      <path d="M13 4h3v3" />
      <path d="M7 16H4v-3" />
    </Icon>
  );
}

export function UnlockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 9h11v8h-11z" />
      <path d="M7 9V6.5a3 3 0 0 1 5.8-1" />
      <path d="M10 12v2" />
    </Icon>
  );
}
