import { readReceipt } from '@hearback/schema/rules';

/** Where a visitor reads what they sent. Undefined when the receipt is none. */
export function receiptHref(text: string): string | undefined {
  const receipt = readReceipt(text);
  return receipt === undefined ? undefined : `/receipt/${receipt}`;
}
