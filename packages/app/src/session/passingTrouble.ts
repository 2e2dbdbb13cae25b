/** What a balancer answers in the place of a process that has just ended, or is not ready yet. */
export const isPassing = (status: number): boolean => [502, 503, 504].includes(status);

/** It notices within a second or two that a process is gone, and asks another. */
export const passingWaitsMs: readonly number[] = [300, 800, 1_600];

/** Not all at the same moment. */
export const spreadOut = (milliseconds: number): number => milliseconds * (1 + Math.random() / 4);
