interface Props {
  shape: 'square' | 'rounded' | 'circle';
}

const radii = { square: 0, rounded: 0.3, circle: 0.5 } as const;

/** A corner of a code in one of its shapes, as a sign on a button. */
export function CodeEyePicture({ shape }: Props) {
  const radius = radii[shape];
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 7 7">
      <rect
        x="0.5"
        y="0.5"
        width="6"
        height="6"
        rx={6 * radius}
        fill="none"
        stroke="currentColor"
      />
      <rect x="2" y="2" width="3" height="3" rx={3 * radius} fill="currentColor" />
    </svg>
  );
}
