import { defineMessage } from '@formatjs/intl';

/** Sentences of the dialog that changes topics. */
export const messages = {
  edit: defineMessage({
    id: 'stats.topics.edit',
    defaultMessage: 'Edit topics',
    description: 'Title of the dialog that changes topics of comments',
  }),
  hint: defineMessage({
    id: 'stats.topics.hint',
    defaultMessage: 'Changes hold for earlier comments, too.',
    description: 'Explains the dialog that changes topics',
  }),
  which: defineMessage({
    id: 'stats.topics.which',
    defaultMessage: 'Topic',
    description: 'Label of the choice of a topic to change',
  }),
  name: defineMessage({
    id: 'stats.topics.name',
    defaultMessage: 'Name',
    description: 'Label of the name of a topic',
  }),
  nameHint: defineMessage<{ readonly name: string }>({
    id: 'stats.topics.nameHint',
    defaultMessage: 'Left empty, it is called {name}.',
    description: 'Below the name of a topic: what it is called without one',
  }),
  counts: defineMessage({
    id: 'stats.topics.counts',
    defaultMessage: 'Counts as',
    description: 'Label of the choice whether a topic is shown, hidden or counted as another',
  }),
  itself: defineMessage({
    id: 'stats.topics.itself',
    defaultMessage: 'A topic of its own',
    description: 'Choice: the topic is shown on its own',
  }),
  hidden: defineMessage({
    id: 'stats.topics.hidden',
    defaultMessage: 'Hidden',
    description: 'Choice: the topic is not shown',
  }),
  words: defineMessage({
    id: 'stats.topics.words',
    defaultMessage: 'Words',
    description: 'Label of the words of a topic',
  }),
  moreWords: defineMessage({
    id: 'stats.topics.moreWords',
    defaultMessage: 'More words',
    description: 'Label of words that count for a topic beside ours',
  }),
  wordsHint: defineMessage({
    id: 'stats.topics.wordsHint',
    defaultMessage:
      'Between commas. A star stands for any ending: terrac* finds terrace and terraces.',
    description: 'Below the words of a topic',
  }),
  add: defineMessage({
    id: 'stats.topics.add',
    defaultMessage: 'Add a topic',
    description: 'Button that adds a topic of one’s own',
  }),
  remove: defineMessage({
    id: 'stats.topics.remove',
    defaultMessage: 'Remove the topic',
    description: 'Button that removes a topic of one’s own',
  }),
  save: defineMessage({
    id: 'stats.topics.save',
    defaultMessage: 'Save',
    description: 'Button that saves the topics',
  }),
  saved: defineMessage({
    id: 'stats.topics.saved',
    defaultMessage: 'Topics saved',
    description: 'After topics were saved',
  }),
  notSaved: defineMessage({
    id: 'stats.topics.notSaved',
    defaultMessage: 'The topics could not be saved',
    description: 'After topics were not saved',
  }),
  notLoaded: defineMessage({
    id: 'stats.topics.notLoaded',
    defaultMessage: 'The topics could not be loaded',
    description: 'In the dialog that changes topics, when they cannot be loaded',
  }),
  needsBoth: defineMessage({
    id: 'stats.topics.needsBoth',
    defaultMessage: 'A topic of your own needs a name and words.',
    description: 'Error: an own topic has no name or no words',
  }),
  names: defineMessage({
    id: 'stats.topics.names',
    defaultMessage: 'Names',
    description: 'Title of the part of the dialog that says which names in comments are shown',
  }),
  shownNames: defineMessage({
    id: 'stats.topics.shownNames',
    defaultMessage: 'Show these names',
    description: 'Label of names that are not hidden in what statistics show of comments',
  }),
  shownNamesHint: defineMessage({
    id: 'stats.topics.shownNamesHint',
    defaultMessage: 'Between commas: names of your team, or a word that was taken for a name.',
    description: 'Below the names that may be shown',
  }),
  hiddenNames: defineMessage({
    id: 'stats.topics.hiddenNames',
    defaultMessage: 'Hide these names',
    description: 'Label of names that are hidden in what statistics show of comments',
  }),
  hiddenNamesHint: defineMessage({
    id: 'stats.topics.hiddenNamesHint',
    defaultMessage: 'Between commas: a name that is shown and should not be.',
    description: 'Below the names to hide',
  }),
  wrongWords: defineMessage({
    id: 'stats.topics.wrongWords',
    defaultMessage: 'A star stands only at the end of a word, after two letters at least.',
    description: 'Error: the words of a topic hold a misplaced star',
  }),
};
