import { useState } from 'react';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { lazyDialog } from '../../../../loading/lazy';

const PrintCodes = lazyDialog(() => import('../print/PrintCodes').then((file) => file.PrintCodes));
const AddCodes = lazyDialog(() => import('./AddCodes').then((file) => file.AddCodes));

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog that adds many codes, then, on request, the one that prints them. */
export function AddSeveral({ isOpen, onClose }: Props) {
  const [printed, setPrinted] = useState<readonly CodesTab_CodeFragment[]>();

  const print = (codes: readonly CodesTab_CodeFragment[]) => {
    onClose();
    setPrinted(codes);
  };

  return (
    <>
      {isOpen && <AddCodes onPrint={print} onClose={onClose} />}
      {printed && <PrintCodes codes={printed} onClose={() => setPrinted(undefined)} />}
    </>
  );
}
