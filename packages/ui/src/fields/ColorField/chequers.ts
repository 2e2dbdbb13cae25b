/** The ground that shows how much of a colour is see-through. */
export const chequers = 'repeating-conic-gradient(#c9c5bd 0% 25%, #ffffff 0% 50%) 0 0 / 10px 10px';
