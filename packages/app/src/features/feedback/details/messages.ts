import { defineMessage } from '@formatjs/intl';

/** Texts of the details of a submission. */
export const messages = {
  visit: defineMessage({
    id: 'feedback.visit',
    defaultMessage: 'Visit',
    description: 'Names whether a visit was proven',
  }),
  proven: defineMessage({
    id: 'feedback.proven',
    defaultMessage: 'Proven by a visit code',
    description: 'The answer came with a valid visit code',
  }),
  shownPublicly: defineMessage({
    id: 'feedback.shownPublicly',
    defaultMessage: 'Show on the public page',
    description: 'Switch: shows an answer publicly that its visitor allowed, or hides it',
  }),
  shownPubliclyHint: defineMessage({
    id: 'feedback.shownPubliclyHint',
    defaultMessage: 'The page says how many answers you hide.',
    description: 'Below the switch that hides an answer on the public page',
  }),
  publication: defineMessage({
    id: 'feedback.publication',
    defaultMessage: 'On public pages',
    description: 'Names whether the visitor let the answer be shown publicly',
  }),
  leftEmpty: defineMessage<{ readonly questions: string }>({
    id: 'feedback.details.leftEmpty',
    defaultMessage: 'Left empty: {questions}',
    description: 'Below the answers: the questions of the form that the visitor did not answer',
  }),
  pictureAlt: defineMessage({
    id: 'feedback.picture.alt',
    defaultMessage: 'Picture from the visitor',
    description: 'Says what a picture is, for who cannot see it',
  }),
  pictureNote: defineMessage({
    id: 'feedback.picture.note',
    defaultMessage: 'Only you see it. Place and camera were removed from it.',
    description: 'Below the button that shows the picture of a visitor',
  }),
  pictureShow: defineMessage({
    id: 'feedback.picture.show',
    defaultMessage: 'Show the picture',
    description: 'Button that opens the picture of a visitor, which is folded at first',
  }),
  pictureHide: defineMessage({
    id: 'feedback.picture.hide',
    defaultMessage: 'Hide the picture',
    description: 'Button that folds the picture of a visitor again',
  }),
  pictureFailed: defineMessage({
    id: 'feedback.picture.failed',
    defaultMessage: 'The picture could not be loaded. Try again in a moment.',
    description: 'The picture of a visitor did not come',
  }),
  pictureRemove: defineMessage({
    id: 'feedback.picture.remove',
    defaultMessage: 'Delete the picture',
    description: 'Button that deletes the picture of a visitor',
  }),
  pictureRemoveTitle: defineMessage({
    id: 'feedback.picture.removeTitle',
    defaultMessage: 'Delete this picture?',
    description: 'Question before the picture of a visitor is deleted',
  }),
  pictureRemoveText: defineMessage({
    id: 'feedback.picture.removeText',
    defaultMessage: 'It is deleted for good and cannot be restored. The rest of the answer stays.',
    description: 'Consequences of deleting the picture of a visitor',
  }),
  pictureRemoved: defineMessage({
    id: 'feedback.picture.removed',
    defaultMessage: 'The picture is deleted.',
    description: 'The picture of a visitor was deleted',
  }),
  takeBack: defineMessage({
    id: 'feedback.details.takeBack',
    defaultMessage: 'Take the correction back',
    description: 'Button that lets the sentiment be judged by the words or the rating again',
  }),
  note: defineMessage({
    id: 'feedback.details.note',
    defaultMessage: 'Private note',
    description: 'Field for the words of the owner about an answer',
  }),
  noteHint: defineMessage({
    id: 'feedback.details.noteHint',
    defaultMessage: 'No visitor sees it. It is saved as you type.',
    description: 'Below the field for the private note',
  }),
  savedReplies: defineMessage({
    id: 'feedback.details.savedReplies',
    defaultMessage: 'Saved replies',
    description: 'Button that opens the replies that the account keeps; also title of the dialog',
  }),
  savedRepliesHint: defineMessage({
    id: 'feedback.details.savedRepliesHint',
    defaultMessage:
      'For all who reply in this account. In a reply, the words in the language of the visitor are used, else the first ones.',
    description: 'Under that title',
  }),
  savedRepliesManage: defineMessage({
    id: 'feedback.details.savedRepliesManage',
    defaultMessage: 'Add or change…',
    description: 'Last entry of the menu of saved replies: opens the dialog',
  }),
  savedRepliesFailed: defineMessage({
    id: 'feedback.details.savedRepliesFailed',
    defaultMessage: 'The saved replies could not be loaded',
    description: 'In the dialog',
  }),
  savedRepliesAgain: defineMessage({
    id: 'feedback.details.savedRepliesAgain',
    defaultMessage: 'Try again',
    description: 'Button below that',
  }),
  savedReplyWhich: defineMessage({
    id: 'feedback.details.savedReplyWhich',
    defaultMessage: 'Reply',
    description: 'Choice of the saved reply that is changed',
  }),
  savedReplyNew: defineMessage({
    id: 'feedback.details.savedReplyNew',
    defaultMessage: 'A new one',
    description: 'Choice: adds a saved reply',
  }),
  savedReplyTitle: defineMessage({
    id: 'feedback.details.savedReplyTitle',
    defaultMessage: 'Title',
    description: 'Field of a saved reply',
  }),
  savedReplyTitleHint: defineMessage({
    id: 'feedback.details.savedReplyTitleHint',
    defaultMessage: 'No visitor reads it.',
    description: 'Below the title of a saved reply',
  }),
  savedReplySave: defineMessage({
    id: 'feedback.details.savedReplySave',
    defaultMessage: 'Save',
    description: 'Button of the dialog',
  }),
  savedReplyRemove: defineMessage({
    id: 'feedback.details.savedReplyRemove',
    defaultMessage: 'Delete',
    description: 'Button that deletes a saved reply',
  }),
  savedReplySaved: defineMessage({
    id: 'feedback.details.savedReplySaved',
    defaultMessage: 'The reply is saved.',
    description: 'Shown for a moment',
  }),
  savedReplyRemoved: defineMessage({
    id: 'feedback.details.savedReplyRemoved',
    defaultMessage: 'The saved reply is deleted.',
    description: 'Shown for a moment',
  }),
  savedReplyNotSaved: defineMessage({
    id: 'feedback.details.savedReplyNotSaved',
    defaultMessage: 'The saved reply could not be changed. Try again.',
    description: 'Shown for a moment',
  }),
  noteMentionHint: defineMessage({
    id: 'feedback.details.noteMentionHint',
    defaultMessage: 'No visitor sees it. It is saved as you type. Type @ to mention a colleague.',
    description: 'Below the field for the private note, where there are colleagues',
  }),
  noteColleagues: defineMessage({
    id: 'feedback.details.noteColleagues',
    defaultMessage: 'Colleagues',
    description: 'Names the list that opens in the private note after @',
  }),
  formerColleague: defineMessage({
    id: 'feedback.details.formerColleague',
    defaultMessage: 'former colleague',
    description: 'Stands in a note after @ for somebody who left',
  }),
  noteSaving: defineMessage({
    id: 'feedback.details.noteSaving',
    defaultMessage: 'Saving…',
    description: 'Below the field for the private note, while it is saved',
  }),
  noteSaved: defineMessage({
    id: 'feedback.details.noteSaved',
    defaultMessage: 'Saved',
    description: 'Below the field for the private note, once it is saved',
  }),
  noteFailed: defineMessage({
    id: 'feedback.details.noteFailed',
    defaultMessage: 'The note was not saved. Change it to try again.',
    description: 'Below the field for the private note, when it could not be saved',
  }),
  replyTitle: defineMessage({
    id: 'feedback.details.replyTitle',
    defaultMessage: 'Reply',
    description: 'Heading of the part with the reply of the owner to a visitor',
  }),
  reply: defineMessage({
    id: 'feedback.details.reply',
    defaultMessage: 'Message to the visitor',
    description: 'Field for the reply of the owner to a visitor',
  }),
  replyHint: defineMessage({
    id: 'feedback.details.replyHint',
    defaultMessage:
      'The visitor reads it with the receipt they got after sending, without an account.',
    description:
      'Below the field for the reply, where no email goes out although there is an address: the receipt is a private link that the visitor was given',
  }),
  replyByEmail: defineMessage<{ readonly address: string }>({
    id: 'feedback.details.replyByEmail',
    defaultMessage: 'Goes to {address} by email and onto the receipt page.',
    description:
      'Below the field for the reply; address is the visitor’s, most of it hidden. The receipt page is the one where visitors see what they sent',
  }),
  replyByReceipt: defineMessage({
    id: 'feedback.details.replyByReceipt',
    defaultMessage: 'Only the receipt page shows it; the visitor left no address.',
    description:
      'Below the field for the reply. The receipt page is the one where visitors see what they sent',
  }),
  replySentAt: defineMessage<{ readonly moment: string }>({
    id: 'feedback.details.replySentAt',
    defaultMessage: 'Emailed {moment}',
    description: 'Below a reply: when the email with it went out, with date and time',
  }),
  replyReadAt: defineMessage<{ readonly moment: string }>({
    id: 'feedback.details.replyReadAt',
    defaultMessage: 'Read {moment}',
    description: 'Below a reply: when the visitor first saw it on their receipt page',
  }),
  replyReceiptOnly: defineMessage({
    id: 'feedback.details.replyReceiptOnly',
    defaultMessage: 'Only the receipt page shows it.',
    description: 'Below a reply that is not sent by email',
  }),
  replyWaiting: defineMessage({
    id: 'feedback.details.replyWaiting',
    defaultMessage: 'The email goes out in a minute. Until then you can change it or take it back.',
    description: 'Below a reply whose email waits',
  }),
  replyBounced: defineMessage({
    id: 'feedback.details.replyBounced',
    defaultMessage:
      'The email came back: there is no such address. The receipt page shows the reply.',
    description: 'Below a reply whose email was refused since the address does not exist',
  }),
  replyNotDelivered: defineMessage({
    id: 'feedback.details.replyNotDelivered',
    defaultMessage: 'The email could not be delivered. The receipt page shows the reply.',
    description: 'Below a reply whose email was tried for a day and given up',
  }),
  replyRefused: defineMessage({
    id: 'feedback.details.replyRefused',
    defaultMessage: 'The visitor wants no emails. The receipt page shows the reply.',
    description: 'Below a reply to a visitor who ended such emails',
  }),
  replyLimited: defineMessage({
    id: 'feedback.details.replyLimited',
    defaultMessage:
      'No email went out: too many were sent in the last day. The receipt page shows the reply.',
    description: 'Below a reply that is over the limits of emails',
  }),
  replyTakenBackLate: defineMessage({
    id: 'feedback.details.replyTakenBackLate',
    defaultMessage: 'The reply is taken back. The email with it went out before.',
    description:
      'Shown for a moment after a reply was removed whose email the visitor has got, with a button that brings it back',
  }),
  replySend: defineMessage({
    id: 'feedback.details.replySend',
    defaultMessage: 'Reply',
    description: 'Button that shows the reply to the visitor',
  }),
  replySave: defineMessage({
    id: 'feedback.details.replySave',
    defaultMessage: 'Save reply',
    description: 'Button that replaces an earlier reply',
  }),
  replyKiosk: defineMessage({
    id: 'feedback.details.replyKiosk',
    defaultMessage: 'Nobody is given a receipt at a kiosk, so a reply could not be read.',
    description: 'In place of the field for the reply, of an answer that was given at a kiosk',
  }),
  replyLeave: defineMessage({
    id: 'feedback.details.replyLeave',
    defaultMessage: 'Cancel',
    description: 'Button that leaves an earlier reply as it was',
  }),
  replySending: defineMessage({
    id: 'feedback.details.replySending',
    defaultMessage: 'Saving…',
    description: 'Below a reply that is on its way to the server',
  }),
  repliedAt: defineMessage<{ readonly moment: string }>({
    id: 'feedback.details.repliedAt',
    defaultMessage: 'Replied {moment}',
    description: 'Below a reply: when it was written, with date and time',
  }),
  replyEdit: defineMessage({
    id: 'feedback.details.replyEdit',
    defaultMessage: 'Edit',
    description: 'Button that opens a reply to be changed',
  }),
  replyTakeBack: defineMessage({
    id: 'feedback.details.replyTakeBack',
    defaultMessage: 'Take back',
    description: 'Button that removes a reply: the visitor can no longer read it',
  }),
  replyTakenBack: defineMessage({
    id: 'feedback.details.replyTakenBack',
    defaultMessage: 'The reply is taken back.',
    description:
      'Shown for a moment after a reply was removed, with a button that brings it back: the visitor can no longer read it',
  }),
  replyFailed: defineMessage({
    id: 'feedback.details.replyFailed',
    defaultMessage: 'The reply was not saved. Try again.',
    description: 'Below the field for the reply, when it could not be saved',
  }),
  resolve: defineMessage({
    id: 'feedback.details.resolve',
    defaultMessage: 'Resolve',
    description:
      'Button in the details of an answer that sets its status to resolved and shows the next one',
  }),
  previous: defineMessage({
    id: 'feedback.details.previous',
    defaultMessage: 'Previous answer',
    description: 'Button in the details of an answer that shows the one above it in the list',
  }),
  next: defineMessage({
    id: 'feedback.details.next',
    defaultMessage: 'Next answer',
    description: 'Button in the details of an answer that shows the one below it in the list',
  }),
};

/** States of the permission to show an answer publicly. */
export const publications = {
  AGREED: defineMessage({
    id: 'feedback.publication.agreed',
    defaultMessage: 'Allowed by the visitor',
    description: 'Whether an answer may be shown publicly: its visitor agreed',
  }),
  HIDDEN: defineMessage({
    id: 'feedback.publication.hidden',
    defaultMessage: 'Hidden by you',
    description: 'Whether an answer may be shown publicly: the owner hid it',
  }),
  WITHDRAWN: defineMessage({
    id: 'feedback.publication.withdrawn',
    defaultMessage: 'The visitor took the permission back',
    description: 'Whether an answer may be shown publicly: its visitor does not agree any more',
  }),
};
