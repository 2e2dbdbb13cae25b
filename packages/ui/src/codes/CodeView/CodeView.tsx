import { encode, type CodeLevel } from '../encode';
import { modulePath, sideOf } from '../modulePath';

export interface CodeViewProps {
  /** What a camera reads, usually an address. */
  text: string;
  /** What a screen reader says instead of the picture. */
  label: string;
  /** How much of the code may be lost before it stops working. */
  level?: CodeLevel;
  color?: string;
  /** Leave it light: readers expect dark on light. */
  backgroundColor?: string;
}

/** A QR code with its quiet zone, as wide as its place. For a code in its printed art, use `FrameView`. */
export function CodeView({
  text,
  label,
  level = 'Q',
  color = '#000000',
  backgroundColor = '#ffffff',
}: CodeViewProps) {
  const modules = encode(text, level);
  const side = sideOf(modules);

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      width="100%"
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill={backgroundColor} />
      <path d={modulePath(modules)} fill={color} />
    </svg>
  );
}
