// Made from texts/pt/young-site.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Você está entre as primeiras pessoas por aqui",
about: ({ brand, wanted }: { brand: string | number; wanted: number }) => `O ${brand} é novo no lugar onde você procura. Com cerca de ${formatNumber(wanted)} pessoas, sempre tem alguém para conhecer.`,
reached: ({ from, wanted }: { from: number; wanted: number }) => `${from === 0 ? `As primeiras das ${formatNumber(wanted)} pessoas estão chegando` : `Pelo menos ${formatNumber(from)} de ${formatNumber(wanted)} pessoas`}`,
invite: "Convidar alguém",
inviteAbout: "O link leva à página inicial. Ele não diz quem enviou, e não registramos isso.",
message: "Sua mensagem",
text: ({ brand }: { brand: string | number }) => `Acabei de entrar no ${brand}, que é novo por aqui. Dá uma olhada?`,
share: "Compartilhar convite",
copy: "Copiar convite",
copied: "Convite copiado. Cole onde quiser.",
failed: "Não foi possível copiar. Selecione o texto e o link e copie manualmente.",
tell: "Avisar quando chegar alguém que combina",
isOn: "Avisamos quando chegar alguém que combina com você, no máximo uma vez por dia.",
stop: "Não avisar mais",
searchName: "Todo mundo que combina",
};
