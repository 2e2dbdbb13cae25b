import { ApiError } from '../http/ApiError.ts';

/** True if a limit is reached that must not fail the request: what exceeds it is not counted. */
export const isTooFast = async (spent: Promise<void>): Promise<boolean> => {
  try {
    await spent;
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'throttled') return true;
    throw error;
  }
};
