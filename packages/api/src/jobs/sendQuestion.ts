import { question } from '../mail/question/question.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

/** Mails a question from the Help Center; an answer to the letter goes to the person who asked. */
export const sendQuestion = defineJob('sendQuestion', async (input, tools) => {
  const { people, questions, settings } = tools;
  const asked = await questions.find(input.accountId, input.questionId);
  const person = asked && (await people.find(input.accountId, asked.person_id));
  if (!person) return;

  const name = `${person.first_name} ${person.last_name}`;
  const letter = question({
    language: person.language,
    name,
    email: person.email,
    topic: asked.topic,
    subject: asked.subject,
    message: asked.message,
    url: `${settings.publicOrigin}/faq/`,
  });
  const to = { name: 'Hearback', address: settings.helpAddress };
  await sendOnce(
    tools,
    input,
    person,
    () => Promise.resolve({ ...letter, replyTo: { name, address: person.email } }),
    to,
  );
});
