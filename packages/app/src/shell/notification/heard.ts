let count = 0;

/** Says that something about the notifications changed: what was asked before may not know of it. */
export const noteHeard = () => {
  count += 1;
};

/** Changes when something was heard. An answer is the latest word if it is the same as before asking. */
export const heardSoFar = () => count;
