/**
 * Features that can be switched off. Off shows what the specification asks for: the label
 * 'In development' or a disabled link.
 */
export const features = {
  /** On once the inbox can delete and undo: the specification's label made room for it. */
  feedbackDeletion: true,
  /** On since an account waits 14 days before it goes: the specification's label made room for it. */
  accountDeletion: true,
  /** On since there is a page for them. Off, the sidebar shows the disabled link the specification asks for. */
  notifications: true,
  /** Off for good: the product takes no money. The tab says 'In development'. */
  payments: false,
} as const;

export type Feature = keyof typeof features;
