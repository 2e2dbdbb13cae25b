import { defineMessage } from '@formatjs/intl';

export const messages = {
  termsTitle: defineMessage({
    id: 'help.termsTitle',
    defaultMessage: 'Terms and conditions',
    description: 'Title of the page with the terms',
  }),
  privacyTitle: defineMessage({
    id: 'help.privacyTitle',
    defaultMessage: 'Privacy',
    description: 'Title of the page that says what happens with data',
  }),
  draftTitle: defineMessage({
    id: 'help.draftTitle',
    defaultMessage: 'This is the draft that comes with Hearback.',
    description: 'Above terms and privacy, where the operator has set no page of their own',
  }),
  draftText: defineMessage({
    id: 'help.draftText',
    defaultMessage:
      'It says what this software does. Whoever runs this installation should complete it, or put their own page here (settings TERMS_URL and PRIVACY_URL).',
    description: 'Under that title',
  }),
  questionsTo: defineMessage({
    id: 'help.questionsTo',
    defaultMessage: 'Questions about this go to',
    description: 'Below terms and privacy, before a mail address',
  }),
  toProduct: defineMessage({
    id: 'help.toProduct',
    defaultMessage: 'Go to Hearback',
    description: 'Link from terms and privacy to the product',
  }),
  notices: defineMessage({
    id: 'help.notices',
    defaultMessage: 'Open-source licenses',
    description: 'Link to the list of packages by others that are part of the product',
  }),
  title: defineMessage({
    id: 'help.title',
    defaultMessage: 'Help Center',
    description: 'Title of the help screen',
  }),
  purpose: defineMessage({
    id: 'help.purpose',
    defaultMessage: 'Answers about codes, forms, frames and everything around them.',
    description: 'Under that title',
  }),
  codesTab: defineMessage({
    id: 'help.codesTab',
    defaultMessage: 'Qr codes',
    description: 'Tab of the help screen',
  }),
  formsTab: defineMessage({
    id: 'help.formsTab',
    defaultMessage: 'Forms',
    description: 'Tab of the help screen',
  }),
  framesTab: defineMessage({
    id: 'help.framesTab',
    defaultMessage: 'Frames',
    description: 'Tab of the help screen',
  }),
  statsTab: defineMessage({
    id: 'help.statsTab',
    defaultMessage: 'Stats',
    description: 'Tab of the help screen',
  }),
  subscriptionTab: defineMessage({
    id: 'help.subscriptionTab',
    defaultMessage: 'Subscription',
    description: 'Tab of the help screen',
  }),
  companiesTab: defineMessage({
    id: 'help.companiesTab',
    defaultMessage: 'Companies',
    description: 'Tab of the help screen',
  }),
  locationsTab: defineMessage({
    id: 'help.locationsTab',
    defaultMessage: 'Locations',
    description: 'Tab of the help screen',
  }),
  creatorTab: defineMessage({
    id: 'help.creatorTab',
    defaultMessage: 'Creator',
    description: 'Tab of the help screen',
  }),
  biTab: defineMessage({
    id: 'help.biTab',
    defaultMessage: 'BI',
    description: 'Tab of the help screen',
  }),
  customerSuccessTab: defineMessage({
    id: 'help.customerSuccessTab',
    defaultMessage: 'Customer Success',
    description: 'Tab of the help screen',
  }),
  search: defineMessage({
    id: 'help.search',
    defaultMessage: 'Search the help',
    description: 'Search field of the help screen',
  }),
  found: defineMessage<{ readonly count: number }>({
    id: 'help.found',
    defaultMessage: '{count, plural, =0 {No articles found} one {# article} other {# articles}}',
    description: 'Over what a search in the help found',
  }),
  nothingFound: defineMessage({
    id: 'help.nothingFound',
    defaultMessage: 'Nothing about that yet',
    description: 'When a search in the help finds nothing',
  }),
  nothingFoundHint: defineMessage({
    id: 'help.nothingFoundHint',
    defaultMessage: 'Try another word for it, or ask us: a person answers.',
    description: 'When a search in the help finds nothing',
  }),
  noArticle: defineMessage({
    id: 'help.noArticle',
    defaultMessage: 'This article is not here',
    description: 'For an address of an article that does not exist',
  }),
  noArticleHint: defineMessage({
    id: 'help.noArticleHint',
    defaultMessage: 'It may have got another name, or gone into another article.',
    description: 'For an address of an article that does not exist',
  }),
  allArticles: defineMessage({
    id: 'help.allArticles',
    defaultMessage: 'See all articles',
    description: 'Link to the list of articles',
  }),
  wayBack: defineMessage({
    id: 'help.wayBack',
    defaultMessage: 'Way back',
    description: 'Names the links over an article, for screen readers',
  }),
  related: defineMessage({
    id: 'help.related',
    defaultMessage: 'Read next',
    description: 'Over links to other articles',
  }),
  sameTab: defineMessage({
    id: 'help.sameTab',
    defaultMessage: 'On the same subject',
    description: 'Over links to the other articles of a tab',
  }),
  stuck: defineMessage({
    id: 'help.stuck',
    defaultMessage: 'Still stuck?',
    description: 'Under everything on the help screen',
  }),
  stuckHint: defineMessage({
    id: 'help.stuckHint',
    defaultMessage: 'Ask us, and a person answers by email. Or write to',
    description: 'Under that; the address follows',
  }),
  askTitle: defineMessage({
    id: 'help.askTitle',
    defaultMessage: 'Ask a question',
    description: 'Button that opens the contact form, and its title',
  }),
  askHint: defineMessage({
    id: 'help.askHint',
    defaultMessage: 'A person reads it and answers by email.',
    description: 'In the contact form',
  }),
  askHintTo: defineMessage<{ readonly email: string }>({
    id: 'help.askHintTo',
    defaultMessage: 'A person reads it and answers to {email}.',
    description: 'In the contact form',
  }),
  askTopic: defineMessage({
    id: 'help.askTopic',
    defaultMessage: 'Topic',
    description: 'Field of the contact form',
  }),
  askSubject: defineMessage({
    id: 'help.askSubject',
    defaultMessage: 'Subject',
    description: 'Field of the contact form',
  }),
  askMessage: defineMessage({
    id: 'help.askMessage',
    defaultMessage: 'Your question',
    description: 'Field of the contact form',
  }),
  askSubmit: defineMessage({
    id: 'help.askSubmit',
    defaultMessage: 'Send question',
    description: 'Sends the contact form',
  }),
  asked: defineMessage({
    id: 'help.asked',
    defaultMessage: 'Your question is sent. The answer comes by email.',
    description: 'After the contact form was sent',
  }),
  askedBy: defineMessage<{ readonly email: string }>({
    id: 'help.askedBy',
    defaultMessage: 'Your question is sent. The answer comes to {email}.',
    description: 'After the contact form was sent',
  }),
  notAsked: defineMessage({
    id: 'help.notAsked',
    defaultMessage: 'The question could not be sent. What you typed is still here: try again.',
    description: 'When the contact form could not be sent',
  }),
};
