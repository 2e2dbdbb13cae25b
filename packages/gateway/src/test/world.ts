const moment = '2026-11-01T10:00:00.000Z';

/** A company as the API shows it. */
export const company = {
  id: 'company-1',
  name: 'Café Lipa',
  address: 'ul. Lipowa 1, Warszawa',
  registration_number: '0012345',
  representative: 'Anna Nowak',
  visitor_name: 'Lipa',
  date_created: moment,
  location_count: 1,
  code_count: 10,
};

export const location = {
  id: 'location-1',
  name: 'Old Town',
  email: 'old.town@lipa.example',
  address: 'Rynek 2, Warszawa',
  description: '',
  company: company.id,
  company_name: company.name,
  visitor_name: null,
  timezone: 'Europe/Warsaw',
  alert_email: null,
  alert_state: null,
  alert_asked_at: null,
  alert_threshold: 4,
  date_created: moment,
  number_of_codes: 10,
};

const style = { background_color: '#ffffff', text_color: '#1b1d22', accent_color: '#0a6b5d' };

export const form = {
  id: 'form-1',
  title: 'How was it?',
  style,
  fields: [
    {
      id: 'rating',
      type: 'rating',
      label: 'How was it?',
      required: true,
      font_size: 16,
      label_color: '#1b1d22',
      star_color: '#b97700',
    },
    {
      id: 'email',
      type: 'email',
      label: 'Your email',
      required: false,
      font_size: 16,
      label_color: '#1b1d22',
      textbox_color: '#ffffff',
    },
    {
      id: 'navigation',
      type: 'navigation',
      label: 'Send',
      font_size: 16,
      label_color: '#ffffff',
      button_color: '#0a6b5d',
    },
  ],
  version: 1,
  revision: 3,
  has_unpublished_changes: false,
  used_by_codes: 10,
  date_created: moment,
  date_updated: moment,
};

export const frame = {
  id: 'frame-1',
  name: 'Table card',
  size: { width_mm: 105, height_mm: 148, bleed_mm: 3 },
  background_color: '#ffffff',
  content: [],
  has_qr: true,
  revision: 2,
  date_created: moment,
  date_updated: moment,
};

export const code = {
  id: 'code-1',
  slug: 'K7QX2M9ABC',
  short_url: 'http://localhost:3000/r/K7QX2M9ABC',
  name: 'Table 1',
  description: '',
  site: location.id,
  company: company.id,
  form: form.id,
  frame: frame.id,
  style: null,
  replaces_answers: false,
  visit_key_since: null,
  state: 'published',
  has_unpublished_changes: false,
  date_created: moment,
  published_at: moment,
};

export const feedback = {
  id: 'feedback-1',
  code: code.id,
  form: form.id,
  form_title: form.title,
  code_name: code.name,
  location: location.name,
  company: company.name,
  date_submitted: moment,
  occurred_at: moment,
  rating: 9,
  comment: 'Lovely.',
  name: 'Jan',
  email: '',
  duration: 12.5,
  sentiment: 'positive',
  sentiment_source: 'rating',
  status: 'new',
  assignee: null,
  due_at: null,
  note: '',
  mentions: [],
  language: 'pl-PL',
  reply: '',
  replied_at: null,
  reply_by: 'receipt',
  is_proven: false,
  reply_state: null,
  reply_sent_at: null,
  reply_read_at: null,
  form_version: 1,
  channel: 'qr',
  set_aside_reason: null,
};

export const notification = {
  id: 'notification-1',
  kind: 'low_rating',
  count: 3,
  code: code.id,
  code_name: code.name,
  location: location.id,
  location_name: location.name,
  feedback: feedback.id,
  rating: 2,
  newest_rating: 2,
  newest_comment: 'Cold soup',
  letter: null,
  letter_to: null,
  alarm: null,
  date_created: moment,
  date_updated: moment,
  is_read: false,
};

export const user = {
  id: 'user-1',
  first_name: 'Anna',
  last_name: 'Nowak',
  email: 'anna@lipa.example',
  date_joined: moment,
  theme: 0,
  language: 'en-US',
  has_setup: true,
  trial_ends: '2027-02-01T10:00:00.000Z',
  has_sample: false,
  deletes_at: null,
  unread_notifications: 2,
  role: 'owner',
  everywhere: true,
  has_colleagues: false,
  accounts: 1,
};

const estimate = { value: 0.5, low: 0.4, high: 0.6, n: 40 };
const moved = { now: estimate, change: { value: 0.1, low: -0.1, high: 0.3 } };

/** The first page's numbers as the API counts them. */
export const homeStats = {
  steps: { company: true, location: true, code: true, feedback: false },
  scans: { now: 80, before: 70, change: moved.change },
  submissions: { now: 40, before: null, change: { value: null, low: null, high: null } },
  conversion_rate: moved,
  average_rating: moved,
  nps: moved,
  series: [{ date: '2026-11-01', scans: 2, unique_scans: 1, submissions: 1 }],
  over_time: [{ date: '2026-11-01', average: null, low: null, high: null, count: 0 }],
  heatmap: Array.from({ length: 7 }, () => Array<number>(24).fill(0)),
  locations: [
    {
      id: 'location-1',
      name: 'Old Town',
      scans: 80,
      submissions: 40,
      conversion_rate: estimate,
      average_rating: { ...estimate, value: 8 },
      nps: { ...estimate, value: 40 },
      average_response_time: 21.5,
      location: null,
      standing: null,
    },
  ],
};
