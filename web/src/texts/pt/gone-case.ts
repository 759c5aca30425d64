// Made from texts/pt/gone-case.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Este caso não está mais aqui",
about: "Ele foi decidido e as denúncias foram excluídas, ou o endereço está errado.",
back: "Voltar à fila",
};
