import { rest } from './rest';

/**
 * Starts the app. The page asks for all its files at once, but each is run in a task of its own: run in
 * one, they would keep a slow phone from answering to a finger for a quarter of a second.
 */
async function boot() {
  await import('./react');
  await rest();
  await import('./intl');
  await rest();
  const { start } = await import('../../main');
  await rest();
  start();
}

void boot();
