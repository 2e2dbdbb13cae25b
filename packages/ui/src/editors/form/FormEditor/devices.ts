/** The screens that a form is looked at on. */
export type Device = 'phone' | 'tablet' | 'desktop';

/** CSS pixels from edge to edge, and how many of them the frame around a screen takes on both sides. */
const devices = {
  phone: { width: 390, bezel: 18 },
  tablet: { width: 820, bezel: 26 },
  desktop: { width: 1280, bezel: 2 },
} as const satisfies Record<Device, { width: number; bezel: number }>;

/** A form has to fit the narrowest phone. */
const narrowest = 320;

/** How wide a screen is drawn in a room, and how much smaller than it is. A phone is narrower before it is smaller. */
export function fitDevice(device: Device, room: number): { width: number; zoom: number } {
  const { width, bezel } = devices[device];
  // Not measured yet.
  if (room <= 0) return { width, zoom: 1 };
  const free = room - bezel;
  const drawn = device === 'phone' ? Math.max(narrowest, Math.min(width, free)) : width;
  return { width: drawn, zoom: Math.min(1, room / (drawn + bezel)) };
}
