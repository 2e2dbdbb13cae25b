export { CodeStyle } from './codeStyle.ts';
export { Color, contrastRatio, parseColor } from './color.ts';
export {
  answerNameOf,
  type AnswerFacts,
  type AnswerValue,
  type FieldFacts,
  type FieldAnswers,
  type GivenAnswers,
} from './fields/FieldFacts.ts';
export {
  fieldTypes,
  isAnswered,
  type AnsweredType,
  type FieldOf,
  type FieldType,
  type FormField,
} from './fields/fieldTypes.ts';
export {
  emptyTextLike,
  orderedOptions,
  type ListedOption,
  orderCount,
  otherOption,
} from './fields/choice.ts';
export { reasonBands, type ReasonBand } from './fields/reasons.ts';
export { type ScaleKind, scaleKinds, scaleSteps, scaleTexts } from './fields/scale.ts';
export { addressOfPicture, pictureIdOf } from './fields/picture.ts';
export { answerRange, dateBounds, numberPattern, phonePattern } from './fields/typed.ts';
export { FormDocument, newFormDocument, startFormFrom } from './formDocument.ts';
export type { ForeignForm, FormLoss, LossReason } from './foreignForm.ts';
export {
  parseFormFile,
  writeFormFile,
  type FormFileIssue,
  type FormPictures,
  type ReadFormFile,
} from './formFile.ts';
export { fileNameOf } from './fileNameOf.ts';
export {
  formLanguages,
  lacksWords,
  textOf,
  textsOf,
  textsOfField,
  wholeLanguages,
  withEachText,
  withEachTextOf,
  withTextOf,
} from './formLanguages.ts';
export { layoutOf, ownLayoutOf, type FormLayout } from './formDocument.ts';
export type { FormStyle, ShowTest, ShowWhen } from './fields/entries.ts';
export {
  comparedOptions,
  deadEndOf,
  distinctOptions,
  isPaged,
  rangeOf,
  selectorOf,
  shownFields,
  testsOf,
  withoutDeadEnds,
} from './showWhen.ts';
export {
  FormThanks,
  hasWordsByRating,
  isReviewAddress,
  type RatedGroup,
  ratedGroupOf,
  ratedGroups,
  thanksTexts,
  type ThanksText,
} from './formThanks.ts';
export {
  keyedTexts,
  mainLanguageOf,
  markStale,
  staleTexts,
  withStale,
  type FormTranslations,
  type StaleText,
} from './formTranslations.ts';
export {
  FrameDocument,
  FrameSize,
  newFrameDocument,
  placements,
  type ElementOf,
  type FrameElement,
  type FrameElementType,
  type Placement,
} from './frameDocument.ts';
export { frameIcons, type FrameIcon } from './frameIcons.ts';
export { picturesOf, picturesOfFrame, withPictures } from './pictures.ts';
export { ImageReference } from './image.ts';
export { isLanguageTag, LocalizedText, textIn, wordsIn } from './localizedText.ts';
export type { Starter } from './starters/Starter.ts';
export { starters } from './starters/starters.ts';
export { starterNotes } from './starters/starterNotes.ts';
export {
  groupOfTrade,
  guessTrade,
  sortByTrade,
  tradeGroups,
  tradesOfStarter,
  trades,
  type Trade,
  type TradeGroup,
} from './starters/trades.ts';
