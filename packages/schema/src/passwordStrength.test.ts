import { expect, it } from 'vitest';

import { isEasyToGuess } from './passwordStrength.ts';

it.each([
  'Password1!',
  'P@ssw0rd2026!',
  'p4$$W0RD##11',
  'Qwerty12345!',
  'Welcome2024#',
  'Iloveyou123!',
  'Haslo12345!',
  'Polska2026!!',
  'PasswordPassword1!',
  'Kraków12345!',
  '1234567890!A',
  'Aa1!Aa1!Aa1!',
  'Letmein!!2026',
])('refuses %s', async (password) => {
  expect(await isEasyToGuess(password)).toBe(true);
});

it.each([
  'Quiet#Lantern42',
  'Amber!Teapot77',
  'Zielony#Rower88',
  'correct Horse 9 battery?',
  'xK9#mQ2$vL7!',
])('lets %s pass', async (password) => {
  expect(await isEasyToGuess(password)).toBe(false);
});
