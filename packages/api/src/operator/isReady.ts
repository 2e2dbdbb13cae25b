import { isDatabaseDown } from '../database/isDatabaseDown.ts';
import type { ServiceTools } from '../ServiceTools.ts';

/** Whether work is taken: the database answers, and nobody has asked the process to end. */
export const isReady =
  ({ people, isLeaving }: Pick<ServiceTools, 'people' | 'isLeaving'>) =>
  async (): Promise<boolean> => {
    if (isLeaving()) return false;
    try {
      await people.isEmpty();
      return true;
    } catch (error) {
      if (isDatabaseDown(error)) return false;
      throw error;
    }
  };
