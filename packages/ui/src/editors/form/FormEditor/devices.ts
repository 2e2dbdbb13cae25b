/** Devices of the form preview. */
export type Device = 'phone' | 'tablet' | 'desktop';

/** Screen width in CSS pixels, and total width of the bezel on both sides. */
const devices = {
  phone: { width: 390, bezel: 18 },
  tablet: { width: 820, bezel: 26 },
  desktop: { width: 1280, bezel: 2 },
} as const satisfies Record<Device, { width: number; bezel: number }>;

/** Width of the narrowest supported phone. */
const narrowest = 320;

/** Width and zoom of a screen in the available width. A phone first gets narrower, then is scaled. */
export function fitDevice(device: Device, room: number): { width: number; zoom: number } {
  const { width, bezel } = devices[device];
  // Not measured yet.
  if (room <= 0) return { width, zoom: 1 };
  const free = room - bezel;
  const drawn = device === 'phone' ? Math.max(narrowest, Math.min(width, free)) : width;
  return { width: drawn, zoom: Math.min(1, room / (drawn + bezel)) };
}
