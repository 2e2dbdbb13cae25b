/** A job whose process says nothing for so long is taken over by another. */
export const silentSeconds = 10;

/** How often the process of a job says that it is there. */
export const signEverySeconds = 3;
