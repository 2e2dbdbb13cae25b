/** How near an edge a pointer has to come, and how far a frame scrolls at most: pixels. */
const reach = 56;
const fastest = 16;

/** How far a list is scrolled in one frame while something is held at its edge: the nearer, the faster. */
export function scrollStep(pointerY: number, top: number, bottom: number): number {
  // In a low list the edges do not meet.
  const near = Math.min(reach, (bottom - top) / 4);
  if (near <= 0) return 0;
  const share = (distance: number) => Math.min(1, (near - distance) / near);
  if (pointerY < top + near) return -Math.ceil(share(pointerY - top) * fastest);
  if (pointerY > bottom - near) return Math.ceil(share(bottom - pointerY) * fastest);
  return 0;
}
