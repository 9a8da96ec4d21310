// Runs one contender in a separate process: sends its port, and its CPU time on request.
const { server } = await import(`./contenders/${process.argv[2]}.mjs`);
server.keepAliveTimeout = 0;
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send({ microseconds: user + system });
});
process.on("disconnect", () => process.exit());
