/** One question of the chat: what is said, and what the visitor answers with. */
const question = (text: string, input: object) => ({
  messages: [
    {
      id: `says-${text}`,
      type: 'text',
      content: { type: 'richText', richText: [{ type: 'p', children: [{ text }] }] },
    },
  ],
  input: { id: `asks-${text}`, ...input },
});

const questions = [
  question('How was it?', {
    type: 'rating input',
    options: { buttonType: 'Icons', length: 10, labels: { button: 'Send' } },
  }),
  question('Tell us more', { type: 'text input', options: { isLong: true } }),
  question('Your name', { type: 'text input', options: {} }),
  question('Your email', { type: 'email input', options: {} }),
];

let asked = 0;

/**
 * Simulates Typebot's server, immediately and from memory. The chat sends one question after
 * another. Text appears without simulated typing, in a font that the phone has.
 */
export function typebotAnswer(path: string): object | undefined {
  if (path.endsWith('/startChat')) {
    asked = 0;
    return {
      sessionId: 'session',
      typebot: {
        id: 'visit',
        version: '6.1',
        theme: { general: { font: { type: 'Custom', family: 'system-ui' } } },
        settings: { typingEmulation: { enabled: false } },
      },
      ...questions[0],
    };
  }
  if (!path.endsWith('/continueChat')) return undefined;
  asked += 1;
  return questions[asked] ?? { messages: [] };
}
