export { ClosedNotice, type ClosedNoticeProps } from './ClosedNotice/ClosedNotice';
export { directionOf } from './directionOf';
export type { FormIssues, FormValues } from './fields/FieldLook';
export { formStyleSheet } from './formStyleSheet';
export { FormView, type FormViewProps } from './FormView/FormView';
export { plainStyle } from './plainStyle';
export { ThankYou, type ThankYouProps } from './ThankYou/ThankYou';
export { addFormWords, formWords } from './words';
export type { FormWords } from './words/FormWords';
