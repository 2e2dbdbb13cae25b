interface Props {
  shape: 'square' | 'rounded' | 'dots';
}

/** A few modules of a code, each as its column and row. */
const modules = [
  [0, 0],
  [1, 0],
  [3, 0],
  [1, 1],
  [2, 1],
  [0, 2],
  [3, 2],
  [1, 3],
  [2, 3],
  [3, 3],
] as const;

const looks = {
  square: { size: 1, radius: 0 },
  rounded: { size: 1, radius: 0.35 },
  dots: { size: 0.82, radius: 0.41 },
} as const;

/** Modules of a code in one of their shapes, as a sign on a button. */
export function CodeModulePicture({ shape }: Props) {
  const { size, radius } = looks[shape];
  const inset = (1 - size) / 2;
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 4 4">
      {modules.map(([column, row]) => (
        <rect
          key={`${column} ${row}`}
          x={column + inset}
          y={row + inset}
          width={size}
          height={size}
          rx={radius}
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
