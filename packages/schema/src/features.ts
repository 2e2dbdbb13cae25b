/**
 * Feature switches. Off shows what the specification requires: the label 'In development' or a
 * disabled link.
 */
export const features = {
  /** On since the inbox can delete and undo, in place of the specification's label. */
  feedbackDeletion: true,
  /** On since an account is deleted only after 14 days, in place of the specification's label. */
  accountDeletion: true,
  /** On since there is a page for them. Off, the sidebar shows the disabled link of the specification. */
  notifications: true,
  /** Off for good: the product takes no money. The tab says 'In development'. */
  payments: false,
} as const;

export type Feature = keyof typeof features;
