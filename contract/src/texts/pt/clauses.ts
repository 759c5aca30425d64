import type { Clause } from '../../desk/grounds.ts';

/** The clauses of the terms, by their names in statements of reasons. */
export const clauseWords: Readonly<Record<Clause, string>> = {
  respect: 'Trate as pessoas com respeito. Assédio, ameaças e ódio não têm lugar aqui.',
  consent: 'Não envie conteúdo sexual que a outra pessoa não pediu.',
  'real-person': 'Seja você. Não é permitido criar contas falsas nem se passar por outra pessoa.',
  'own-photos': 'Mostre quem você é. Fotos de outras pessoas não são permitidas.',
  'adults-only': 'Membros têm 18 anos ou mais.',
  'intimate-pictures': 'Nada de imagens íntimas de quem não deu consentimento.',
  'no-nudity': 'Nada de nudez nem de fotos sexuais.',
  'no-money': 'Não peça nem ofereça dinheiro.',
  'no-spam': 'Nada de anúncios, vendas ou dados de contato de empresas.',
  safety: 'Não coloque ninguém em perigo.',
  'honest-reports': 'Denuncie o que aconteceu. Denúncias inventadas não são permitidas.',
};

/** The text of a clause; for a clause that is no longer in the terms, its name. */
export const clauseTexts = (name: string | null): string =>
  (clauseWords as Readonly<Record<string, string>>)[name ?? ''] ?? name ?? '';
