import { isDatabaseDown } from '../errors/isDatabaseDown.ts';
import type { ServiceTools } from './ServiceTools.ts';

/** Whether the database answers, so that work can be done. */
export const isReady =
  ({ people }: Pick<ServiceTools, 'people'>) =>
  async (): Promise<boolean> => {
    try {
      await people.isEmpty();
      return true;
    } catch (error) {
      if (isDatabaseDown(error)) return false;
      throw error;
    }
  };
