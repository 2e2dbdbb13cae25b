import { useMemo, type ReactNode } from 'react';

import type { PrintedCode } from './PrintChoices';
import { PrintCodes } from './PrintCodes';

interface Props {
  code: PrintedCode;
  /** What has to be known before anything else. */
  notice?: ReactNode;
  onClose: () => void;
}

/** Prints one code: in its frame, or alone. */
export function PrintCode({ code, ...rest }: Props) {
  // The same list for the same code: sheets are drawn again for another one only.
  const codes = useMemo(() => [code], [code]);
  return <PrintCodes codes={codes} {...rest} />;
}
