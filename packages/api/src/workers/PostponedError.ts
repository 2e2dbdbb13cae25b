/** Nothing is wrong with the task: it was not done for want of room or time, and may be asked for again. */
export class PostponedError extends Error {
  override readonly name = 'PostponedError';
}
