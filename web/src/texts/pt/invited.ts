// Made from texts/pt/invited.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Você recebeu um convite",
reading: "Abrindo seu convite…",
lead: "É isto que temos sobre você. Ninguém mais vê antes de você aceitar. Depois você pode mudar tudo.",
details: "O que temos sobre você",
source: "De onde vêm os dados",
email: "E-mail",
lastName: "Sobrenome",
gender: "Gênero",
seeking: "Procura",
place: "Lugar",
bio: "Sobre você",
interests: "Interesses",
until: "Se você não aceitar, vamos excluir em:",
accept: "Aceitar e entrar",
working: "Um momento…",
signedIn: "Você está em outra conta. Saia dela e abra o link de novo.",
refuseAbout: "Não quer isto? Excluímos logo o que temos sobre você e não convidamos de novo.",
refuseSure: "Não dá para desfazer. Excluir tudo agora?",
refuse: "Excluir meus dados",
refuseNow: "Sim, excluir tudo",
deletedTitle: "Seus dados foram excluídos",
deleted: "Excluímos o que foi importado sobre você. Você não vai receber outro convite.",
toSignIn: "Ir para o login",
};
