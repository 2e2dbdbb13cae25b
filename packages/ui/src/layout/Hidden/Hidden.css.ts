import { styleVariants } from '@vanilla-extract/css';

import { visuallyHidden, visuallyHiddenOnPhones } from '../../internal/visuallyHidden.css';
import { media } from '../../tokens/breakpoints';

export const hidden = styleVariants({
  visually: [visuallyHidden],
  phoneVisually: [visuallyHiddenOnPhones],
  phone: [{ '@media': { [media.phone]: { display: 'none' } } }],
  narrow: [{ '@media': { [media.narrow]: { display: 'none' } } }],
  wide: [{ '@media': { [media.wide]: { display: 'none' } } }],
});
