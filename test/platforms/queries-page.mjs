// Runs on a page of another origin than the service that it calls: a list of channels that React shows with TanStack
// Query, and a button that creates one. The title reports what the page showed after each step.

import { QueryClient, QueryClientProvider, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { createClient } from "foreign-api/client";
import { createGuildChannelMutation, getGuildChannelsQuery, listGuildMembersInfiniteQuery } from "foreign-api/queries";
import { createElement, useEffect } from "react";
import { createRoot } from "react-dom/client";

/** The base URL, the credentials and the guild, from the page's URL. */
const { url, bot, guild_id } = JSON.parse(decodeURIComponent(location.hash.slice(1)));

const requests = [];
const client = createClient({
  baseUrl: `${url}/api/v8`,
  auth: { bot },
  retry: false,
  fetch: (input, init) => {
    requests.push(`${init.method} ${new URL(input).pathname.replace(guild_id, "1")}`);
    return fetch(input, init);
  },
});
const shown = [];

function Channels() {
  const channels = useQuery(getGuildChannelsQuery(client, { guild_id }));
  const members = useInfiniteQuery(listGuildMembersInfiniteQuery(client, { guild_id, limit: 1 }));
  const add = useMutation(createGuildChannelMutation(client));
  const names = channels.data?.map(({ name }) => name).join(", ");
  useEffect(() => {
    if (names !== undefined) shown.push(names);
    if (add.isSuccess && members.isSuccess) {
      const users = members.data.pages.flatMap((page) => page.data.map(({ user }) => user.username));
      document.title = JSON.stringify({ shown, users, hasNextPage: members.hasNextPage, requests });
    }
  }, [names, add.isSuccess, members.isSuccess]);
  const isShown = names !== undefined && members.isSuccess;
  // After the button is shown, in whatever order the responses arrive.
  useEffect(() => {
    if (isShown) document.querySelector("button").click();
  }, [isShown]);
  if (channels.isPending || members.isPending) return createElement("p", null, "Loading");
  if (channels.isError || members.isError) {
    document.title = JSON.stringify({ error: String(channels.error ?? members.error) });
    return null;
  }
  const onClick = () => add.mutate({ guild_id, body: { name: "pier" } });
  return createElement("button", { type: "button", onClick }, names);
}

const cache = new QueryClient();
createRoot(document.body).render(createElement(QueryClientProvider, { client: cache }, createElement(Channels)));
