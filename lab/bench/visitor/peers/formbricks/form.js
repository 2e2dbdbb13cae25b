import { renderSurveyInline } from '@formbricks/surveys';

const words = (id, headline, inputType, longAnswer) => ({
  id,
  type: 'openText',
  headline,
  required: false,
  inputType,
  longAnswer,
});

renderSurveyInline({
  containerId: 'form',
  brandColor: '#0a6b5d',
  isBrandingEnabled: false,
  survey: {
    id: 'visit',
    name: 'Visit',
    type: 'link',
    status: 'inProgress',
    welcomeCard: { enabled: false },
    thankYouCard: { enabled: true, headline: 'Thank you!' },
    // It shows one question at a time.
    questions: [
      {
        id: 'rating',
        type: 'rating',
        headline: 'How was it?',
        required: false,
        scale: 'star',
        range: 10,
      },
      words('comment', 'Tell us more', 'text', true),
      words('name', 'Your name', 'text', false),
      words('email', 'Your email', 'email', false),
    ],
    hiddenFields: { enabled: false },
    styling: {},
  },
});
