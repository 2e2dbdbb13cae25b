import { ApiError } from '../http/ApiError.ts';

/** Whether a limit is reached, where that is no fault to tell of: what comes faster is not counted. */
export const isTooFast = async (spent: Promise<void>): Promise<boolean> => {
  try {
    await spent;
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'throttled') return true;
    throw error;
  }
};
