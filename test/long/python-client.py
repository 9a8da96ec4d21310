# A bot of discord.py: registers a command, responds to it with a follow-up, and ends. Arguments: the URL of the service,
# and the id of its guild. The token is on standard input.
import sys

import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

url, guild_id = sys.argv[1:]
Route.BASE = url + "/api/v10"
DiscordWebSocket.DEFAULT_GATEWAY = URL(url.replace("http", "ws", 1) + "/gateway")


class Bot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.tree.add_command(moor)
        await self.tree.sync()
        application = await self.application_info()
        print("application", application.id, application.owner.name, flush=True)

    async def on_ready(self) -> None:
        guild = self.get_guild(int(guild_id))
        print("ready", self.user.id, guild.name, flush=True)


@app_commands.command(description="Moors a ship")
@app_commands.describe(ship="Its name")
async def moor(interaction: discord.Interaction, ship: str) -> None:
    await interaction.response.send_message(f"{ship} is moored", ephemeral=False)
    await interaction.followup.send("Welcome")
    sent = await interaction.channel.send("The tide turns")
    await sent.edit(content="The tide has turned")
    print("responded", (await interaction.original_response()).content, flush=True)
    await interaction.client.close()


Bot().run(sys.stdin.readline().strip(), log_handler=None)
