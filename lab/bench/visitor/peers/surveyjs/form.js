import 'survey-core/survey-core.min.css';

import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';

const survey = new Model({
  completeText: 'Send',
  elements: [
    // Left alone, it makes a list to choose from of ten stars on a phone: one tap more.
    {
      type: 'rating',
      name: 'rating',
      title: 'How was it?',
      rateMin: 1,
      rateMax: 10,
      rateType: 'stars',
      displayMode: 'buttons',
    },
    { type: 'comment', name: 'comment', title: 'Tell us more' },
    { type: 'text', name: 'name', title: 'Your name' },
    { type: 'text', inputType: 'email', name: 'email', title: 'Your email' },
  ],
});

createRoot(document.querySelector('#form')).render(createElement(Survey, { model: survey }));
