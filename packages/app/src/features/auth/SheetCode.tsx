import { CodeView } from '@hearback/ui/codes';

/** The code on the printed sheet. It encodes the product's real address. */
export function SheetCode() {
  return (
    <CodeView
      text={window.location.origin}
      label=""
      look={{ color: '#1b1d22', background_color: '#fdfbf6' }}
    />
  );
}
