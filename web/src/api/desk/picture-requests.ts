import { askForFacts, placePictureRequest } from '@kindred/contract/reports/picture-request';
import { fetchData, useChange } from '../query.ts';
import { caseReads } from './cases.ts';

export const useAskForFacts = (id: string) =>
  useChange(
    (question: string) => fetchData(askForFacts, { params: { id }, body: { question } }),
    ...caseReads,
  );

/** Returns the case that the request is in afterwards. */
export const usePlaceRequest = (id: string) =>
  useChange(
    async (place: string) =>
      (await fetchData(placePictureRequest, { params: { id }, body: { place } })).caseId,
    ...caseReads,
  );
