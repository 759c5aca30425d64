// Made from texts/pt/notice-settings.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Carregando suas configurações de notificação…",
failed: "Não foi possível carregar",
again: "Tentar de novo",
title: "Notificações",
about: "Escolha o que você quer saber e por onde.",
kind: "Quando",
channels: {
app: "No app",
mail: "E-mail",
push: "Push",
},
by: ({ kind, channel }: { kind: string | number; channel: string | number }) => `${kind}: ${channel}`,
safety: "Sua senha, seu e-mail ou seu acesso muda",
always: "Sempre",
more: "Notificações push e horário de silêncio",
moreAbout: "Dispositivos, o que a tela de bloqueio mostra e quando nada é enviado.",
showMore: "Mostrar",
};
