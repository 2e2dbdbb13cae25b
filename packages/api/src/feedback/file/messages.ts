import { defineMessage, type MessageDescriptor } from '@formatjs/intl';

const heading = (id: string, defaultMessage: string): MessageDescriptor => ({
  id: `feedbackFile.${id}`,
  defaultMessage,
  description: 'Above a column',
});
const word = (id: string, defaultMessage: string): MessageDescriptor => ({
  id: `feedbackFile.${id}`,
  defaultMessage,
  description: 'In a cell',
});

/** The columns of a file of feedback, in their order. */
export const columnMessages = {
  date_submitted: heading('dateSubmitted', 'Submitted (UTC)'),
  rating: heading('rating', 'Rating'),
  comment: heading('comment', 'Comment'),
  name: heading('name', 'Name'),
  email: heading('email', 'Email'),
  company: heading('company', 'Company'),
  location: heading('location', 'Location'),
  code_name: heading('code', 'QR code'),
  status: heading('status', 'Status'),
  assignee: heading('assignee', 'Assigned to'),
  sentiment: heading('sentiment', 'Sentiment'),
  note: heading('note', 'Note'),
  reply: heading('reply', 'Reply'),
  replied_at: heading('repliedAt', 'Replied (UTC)'),
  channel: heading('channel', 'Channel'),
  is_proven: heading('isProven', 'Proven visit'),
  duration: heading('duration', 'Response time (seconds)'),
  occurred_at: heading('occurredAt', 'Answered (UTC)'),
  form_title: heading('formTitle', 'Form'),
  form_version: heading('formVersion', 'Form version'),
  id: heading('id', 'ID'),
};

/** Translations of the REST API's enumeration values, for cells. */
export const wordMessages = {
  status: {
    new: word('status.new', 'New'),
    in_progress: word('status.inProgress', 'In progress'),
    resolved: word('status.resolved', 'Resolved'),
    dismissed: word('status.dismissed', 'Dismissed'),
  },
  sentiment: {
    positive: word('sentiment.positive', 'Positive'),
    neutral: word('sentiment.neutral', 'Neutral'),
    negative: word('sentiment.negative', 'Negative'),
  },
  channel: {
    qr: word('channel.qr', 'QR code'),
    link: word('channel.link', 'Link'),
    kiosk: word('channel.kiosk', 'Kiosk'),
    web: word('channel.web', 'Website'),
  },
  is_proven: { true: word('isProven.true', 'Yes'), false: word('isProven.false', 'No') },
};

/** The name of the sheet. */
export const sheetMessage = defineMessage({
  id: 'feedbackFile.sheet',
  defaultMessage: 'Feedback',
  description: 'Name of the sheet in a spreadsheet of feedback; 25 letters at most',
});

/** Stands in a note for a mentioned colleague who left. */
export const formerColleague = word('formerColleague', 'former colleague');
