import { defineMessage } from '@formatjs/intl';

/** Messages about the names of company and location that visitors see. */
export const messages = {
  visitorName: defineMessage({
    id: 'fields.visitorName',
    defaultMessage: 'Name for visitors',
    description: 'Field and column: what visitors read of a company in place of its name',
  }),
  visitorNameHint: defineMessage({
    id: 'fields.visitorNameHint',
    defaultMessage: 'Visitors read this: above the form, after sending and in your replies.',
    description: 'Under the field for the name of a company for visitors',
  }),
  placeName: defineMessage({
    id: 'fields.placeName',
    defaultMessage: 'Place, as visitors know it',
    description: 'Field that may stay empty: what visitors read of a location, after the company',
  }),
  placeNameHint: defineMessage({
    id: 'fields.placeNameHint',
    defaultMessage: 'Visitors read it after the company. May stay empty.',
    description: 'Under the field for the name of a location for visitors',
  }),
  visitorsRead: defineMessage<{ readonly venue: string }>({
    id: 'fields.visitorsRead',
    defaultMessage: 'Visitors read: {venue}',
    description:
      'Under the field for the name of a location for visitors; venue is company and place, such as “Blue Cup · Harbour Street”',
  }),
};
