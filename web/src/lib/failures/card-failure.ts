import { type CardFailure, cardFailureKind } from '@kindred/contract/premium/card-failures';
import { messages as m } from '#texts/card-failures.ts';

export const describeCardFailure = (failure: CardFailure) => m[cardFailureKind(failure)];
