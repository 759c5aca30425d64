// Made from texts/pt/notice-delivery.json. Change it there.
// @ts-nocheck

export const messages = {
push: {
title: "Notificações push",
about: "As notificações push chegam a você mesmo com esta página fechada.",
on: "As notificações push estão ativas neste dispositivo.",
turnOn: "Ativar neste dispositivo",
turningOn: "Ativando…",
denied: "Seu navegador bloqueia notificações deste site. Permita nas configurações do navegador e tente de novo.",
unsupported: "Este navegador não mostra notificações push. No iPhone ou iPad, adicione primeiro este site à tela de início.",
failed: "Não foi possível ativar as notificações push. Confira sua conexão e tente de novo.",
devices: "Dispositivos com notificações push",
unknown: "Dispositivo desconhecido",
current: "Este dispositivo",
since: ({ date }: { date: string | number }) => `Desde ${date}`,
turnOff: "Desativar",
turnOffNamed: ({ device }: { device: string | number }) => `Desativar notificações push: ${device}`,
},
names: "Mostrar nomes e detalhes nas notificações push",
namesAbout: "Desativado: “Você tem uma nova notificação”. Ativado: quem é e o que aconteceu, também na tela de bloqueio.",
quiet: "Horário de silêncio",
quietAbout: "E-mails e notificações push esperam até ele acabar, exceto os de segurança.",
from: "De",
to: "Até",
timeZone: "Fuso horário",
ownZone: ({ zone }: { zone: string | number }) => `Este dispositivo: ${zone}`,
};
