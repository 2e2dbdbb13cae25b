/**
 * Features that can be switched off. Off shows what the specification asks for: the label
 * 'In development' or a disabled link.
 */
export const features = {
  /** On once the inbox can delete and undo: the specification's label made room for it. */
  feedbackDeletion: true,
  /** On since an account waits 14 days before it goes: the specification's label made room for it. */
  accountDeletion: true,
  /** Off until there is a page for them; the sidebar shows the disabled link. */
  notifications: false,
  /** Off for good: the product takes no money. The tab says 'In development'. */
  payments: false,
} as const;

export type Feature = keyof typeof features;
