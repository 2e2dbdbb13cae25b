/** The sign inside a checked box: a tick, or a dash when only some are checked. */
export function CheckMark({ isDash }: { isDash: boolean }) {
  return (
    <svg
      viewBox="0 0 14 14"
      width="14"
      height="14"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={isDash ? 'M3 7h8' : 'M2.5 7.4l3 3 6-6.6'} />
    </svg>
  );
}
